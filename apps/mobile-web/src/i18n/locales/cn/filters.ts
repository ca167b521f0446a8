declare module '../../texts' {
  interface Namespaces {
    filters: typeof filters
  }
}

/** The sheets that choose the leagues and the day of the score list. */
export const filters = {
  views: '联赛列表',
  hot: '热门',
  letters: 'A–Z',
  reset: '重置',
  show: '显示 {{count}} 场比赛',
  today: '回到今天',
  previousMonth: '上个月',
  previousYear: '上一年',
  nextYear: '下一年',
  nextMonth: '下个月',
}
