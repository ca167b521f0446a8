declare module '../../texts' {
  interface Namespaces {
    people: typeof people
  }
}

export const people = {
  user: {
    title: '个人资料',
    missing: '用户不存在',
    noSignature: '这个人很懒，什么都没写',
    fans: '粉丝',
    follows: '关注',
    own: '编辑我的资料',
    anchor: '主播主页',
    chat: '发消息',
    report: '举报',
    relation: '好友与屏蔽',
    add: '加为好友',
    wording: '打个招呼（选填）',
    send: '发送申请',
    asked: '好友申请已发送，等待对方同意',
    added: '已成为好友',
    remark: '备注名',
    remarkOf: '给 {{name}} 的备注名',
    noRemark: '未设置',
    unfriend: '删除好友',
    unfriendHint: '{{name}} 将从您的好友列表中移除，您也会从对方的列表中移除',
    unfriended: '已删除好友',
    block: '屏蔽此人',
    blockNote: '屏蔽后不再收到对方的私聊消息',
  },
}
