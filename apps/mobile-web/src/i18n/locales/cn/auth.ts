declare module '../../texts' {
  interface Namespaces {
    auth: typeof auth
  }
}

export const auth = {
  login: '登录',
  register: '注册',
  account: '账号',
  password: '密码',
  captcha: '图形验证码',
  newCaptcha: '换一张',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  credentialHint: '6-20位字母和数字，至少一个字母',
  required: '请填写',
  faults: { length: '长度为6到20位', characters: '只能使用字母和数字', noLetter: '至少包含一个字母' },
  agree: '我已阅读并同意',
  terms: '用户协议与隐私政策',
  agreeFirst: '请先同意协议',
  toRegister: '没有账号？去注册',
  toLogin: '已有账号？去登录',
}
