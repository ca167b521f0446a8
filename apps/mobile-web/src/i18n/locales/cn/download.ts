declare module '../../texts' {
  interface Namespaces {
    download: typeof download
  }
}

export const download = {
  title: '下载APP',
  appStore: '前往 App Store 下载',
  android: '下载安卓版',
  stay: '继续使用网页版',
  copy: '复制网址',
  scan: '用手机扫码打开此页',
  codeLabel: '此页的二维码',
  safariCopied: '网址已复制成功 请前往Safari粘贴打开',
  openApp: '打开APP',
  sharePicture: '分享图',
  buttons: '快捷按钮',
  more: '更多',
  notice: '提示',
  later: '以后再说',
  understood: '知道了',
  inApp: { title: '请在浏览器中打开', hint: '点击右上角的菜单，选择“在浏览器中打开”；或复制网址，在浏览器中粘贴访问' },
  guides: {
    'add-to-home': {
      title: '添加到主屏幕',
      first: '点击浏览器底部的“分享”按钮',
      second: '选择“添加到主屏幕”',
      third: '点击“添加”，以后从主屏幕打开',
    },
    'open-in-safari': {
      title: '请在 Safari 中打开',
      first: '点击“复制网址”',
      second: '打开 Safari，粘贴网址并访问',
      third: '在“分享”里选择“添加到主屏幕”',
    },
    'install-android': {
      title: '安装到手机',
      first: '打开浏览器的菜单',
      second: '选择“安装应用”或“添加到主屏幕”',
      third: '确认后，以后从桌面打开',
    },
  },
}
