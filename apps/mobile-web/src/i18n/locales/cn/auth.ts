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
  inviteCode: '邀请码（选填）',
  agree: '我已阅读并同意',
  terms: '用户协议与隐私政策',
  agreeFirst: '请先同意协议',
  toRegister: '没有账号？去注册',
  toLogin: '已有账号？去登录',
}
