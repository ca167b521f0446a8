declare module '../../texts' {
  interface Namespaces {
    share: typeof share
  }
}

export const share = {
  title: '分享',
  scan: '扫码打开，长按图片可保存',
  alt: '分享图：{{title}}，扫码打开',
  failed: '无法生成分享图，仍可复制链接',
  missing: '内容不存在',
  native: '分享给朋友',
  copy: '复制链接',
  save: '保存图片',
  send: '发送图片',
}
