declare module '../../texts' {
  interface Namespaces {
    home: typeof home
  }
}

export const home = {
  search: '搜索',
  database: '资料库',
  hotRooms: '热门直播',
  allRooms: '全部直播',
  allMatches: '全部赛程',
  collected: '我的收藏',
  allCollected: '全部收藏',
  watch: '进入直播间',
  momentumLabel: '攻势走势：{{home}} 占 {{share}}%，其余为 {{away}}',
  empty: '现在没有比赛和直播',
  emptyHint: '稍后再来看看',
  announcement: '公告',
  banners: '精选活动',
  slide: '第 {{nth}} 张，共 {{count}} 张',
  pauseSlides: '暂停轮播',
  playSlides: '继续轮播',
  recommended: '推荐比赛',
  anchors: '推荐主播',
  shortVideos: '短视频',
  more: '更多',
  allAnchors: '全部主播',
}
