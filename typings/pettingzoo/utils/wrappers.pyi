from typing import TypeVar

from pettingzoo.utils.env import AECEnv

_AgentID = TypeVar("_AgentID")
_ObsType = TypeVar("_ObsType")
_ActionType = TypeVar("_ActionType")

class TerminateIllegalWrapper(AECEnv[_AgentID, _ObsType, _ActionType]):
    def __init__(self, env: AECEnv[_AgentID, _ObsType, _ActionType], illegal_reward: float) -> None: ...

class AssertOutOfBoundsWrapper(AECEnv[_AgentID, _ObsType, _ActionType]):
    def __init__(self, env: AECEnv[_AgentID, _ObsType, _ActionType]) -> None: ...

class OrderEnforcingWrapper(AECEnv[_AgentID, _ObsType, _ActionType]):
    def __init__(self, env: AECEnv[_AgentID, _ObsType, _ActionType]) -> None: ...
