declare module '../../texts' {
  interface Namespaces {
    friends: typeof friends
  }
}

export const friends = {
  title: '好友',
  tabs: { list: '好友', requests: '申请', groups: '分组', blocked: '黑名单', add: '添加' },
  all: '全部',
  empty: '还没有好友',
  emptyHint: '添加好友后，可以在这里找到他们',
  actions: '{{name}} 的更多操作',
  requests: {
    news: '{{count}} 条新申请',
    empty: '没有好友申请',
    emptyHint: '收到和发出的好友申请会显示在这里',
    received: '收到的申请',
    sent: '发出的申请',
    noWording: '请求添加您为好友',
    accept: '同意',
    refuse: '拒绝',
    refused: '已拒绝',
    waits: '等待对方同意',
    hide: '不再显示',
  },
  groups: {
    title: '好友分组',
    empty: '还没有分组',
    emptyHint: '把好友分组，查找更方便',
    noMembers: '这个分组还没有好友',
    add: '新建分组',
    name: '分组名称',
    members: '{{count}} 人',
    chooseHint: '至少选择一位好友',
    whoIsIn: '分组里的好友',
    rename: '修改分组名称',
    remove: '删除分组',
    removeHint: '分组里的好友仍然是您的好友',
  },
  blocked: {
    empty: '黑名单是空的',
    emptyHint: '在他人的个人资料里可以屏蔽此人',
    unblock: '解除屏蔽',
  },
  add: {
    title: '添加好友',
    field: '用户 ID 或主播昵称',
    hint: '对方的 ID 是一串数字，可以请对方告诉您',
    search: '查找',
    found: '查找结果',
    nobody: '没有找到',
    nobodyHint: '请检查 ID 或昵称是否正确',
    isFriend: '已是好友',
    isMe: '这是您自己',
  },
}
