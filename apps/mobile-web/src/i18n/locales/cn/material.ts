declare module '../../texts' {
  interface Namespaces {
    material: typeof material
  }
}

export const material = {
  page: '我的素材',
  tabs: { mine: '已提交', add: '上传' },
  intro: '审核通过后，图片会显示在您的动态中，视频会显示在短视频中。',
  file: '选择图片或视频',
  fileHint: '一张图片，或一个 MP4 视频',
  title: '标题',
  send: '提交审核',
  empty: '还没有提交素材',
  emptyHint: '上传的图片和视频会显示在这里',
  states: { pending: '审核中', approved: '已通过', rejected: '未通过' },
  reason: '审核意见：{{reason}}',
  watch: '查看',
  delete: '删除',
  deleteTitle: '删除这个素材？',
  deleteHint: '已经发布的动态或短视频也会一起删除',
}
