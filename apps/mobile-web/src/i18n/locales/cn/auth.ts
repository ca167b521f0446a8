declare module '../../texts' {
  interface Namespaces {
    auth: typeof auth
  }
}

export const auth = {
  login: '登录',
  notKept: '浏览器无法保存登录状态，关闭或刷新后需要重新登录',
  register: '注册',
  account: '账号',
  accountOrMobile: '也可以输入已绑定的手机号',
  password: '密码',
  inviteCode: '邀请码（选填）',
  agree: '我已阅读并同意',
  terms: '用户协议与隐私政策',
  agreeFirst: '请先同意协议',
  toRegister: '没有账号？去注册',
  toLogin: '已有账号？去登录',
  toMobile: '用手机号注册',
  ways: { account: '账号登录', mobile: '手机号登录' },
  loginOrRegister: '登录 / 注册',
  forgotten: '忘记密码',
  newPassword: '新密码',
  setPassword: '设置新密码',
  auto: {
    title: '自动登录',
    busy: '正在登录',
    failed: '登录没有成功',
    noCode: '登录链接不完整，请回到 App 重新打开',
    toLogin: '去登录',
  },
}
