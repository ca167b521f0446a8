/** The ports of the benchmarks, one block each. */
export const PORTS = {
  imReceive: 7400,
  imCreate: 7410,
  serverFanout: 7420,
  chatLoop: 7430,
  serverMemory: 7440,
  firstVisit: 7450,
  scroll: 7460,
  matchList: 7470,
  tick: 7480,
  imLists: 7490,
  otherZones: 7500,
  liveRoom: 7510,
  gifts: 7520,
  liveEdge: 7530,
} as const
