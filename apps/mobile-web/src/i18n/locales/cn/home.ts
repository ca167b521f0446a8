declare module '../../texts' {
  interface Namespaces {
    home: typeof home
  }
}

export const home = {
  hotRooms: '热门直播',
  allRooms: '全部直播',
  allMatches: '全部赛程',
  empty: '现在没有比赛和直播',
  emptyHint: '稍后再来看看',
}
