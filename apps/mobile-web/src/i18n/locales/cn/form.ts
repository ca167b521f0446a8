declare module '../../texts' {
  interface Namespaces {
    form: typeof form
  }
}

export const form = {
  required: '请填写',
  captcha: '图形验证码',
  newCaptcha: '换一张',
  captchaAgain: '验证没有完成，请再输入一次',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  credentialHint: '6-20位字母和数字，至少一个字母',
  faults: { length: '长度为6到20位', characters: '只能使用字母和数字', noLetter: '至少包含一个字母' },
  offline: '当前没有网络，联网后再提交',
  leave: { title: '离开此页面？', message: '填写的内容还没有提交，离开后会丢失', leave: '离开', stay: '继续填写' },
  pictures: {
    hint: '最多 {{count}} 张',
    cancel: '停止上传 {{name}}',
    remove: '移除 {{name}}',
    retry: '重新上传 {{name}}',
    sending: '正在上传 {{name}}',
    failed: '上传失败',
    notPicture: '请选择图片文件',
    heic: '不支持 HEIC 图片，请先存为 JPG 再选',
    wrong: '文件太大，或不是它的扩展名所说的格式',
  },
  noPassword: {
    title: '您还没有设置密码',
    hint: '请先用短信验证码设置密码',
    set: '设置密码',
  },
  sms: {
    mobile: '手机号',
    mobileFault: '请输入11位手机号',
    get: '获取验证码',
    again: '{{seconds}} 秒后可重新获取',
    code: '短信验证码',
    codeFault: '请输入6位验证码',
    sendFirst: '请先获取验证码',
    done: '发送成功',
    sent: '验证码已发送至 {{mobile}}，5分钟内有效',
    over: '此验证码已失效，请重新获取',
  },
}
