declare module '../../texts' {
  interface Namespaces {
    account: typeof account
  }
}

export const account = {
  bindPhone: '绑定手机号',
  password: '登录密码',
  bind: '绑定',
  bound: '手机号已绑定',
  editAccount: '账号与手机号',
  ways: '登录方式',
  name: '账号',
  mobile: '手机号',
  isBound: '已绑定',
  isNotBound: '未绑定',
  passwordByCode: '用短信验证码设置密码',
}
