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
  nickname: '昵称',
  once: '只能设置一次',
  propose: '换一个昵称',
  set: { account: '设置账号', mobile: '绑定手机号', nickname: '设置昵称' },
  profile: {
    title: '个人资料',
    avatar: '我的头像',
    choices: '选择头像',
    choice: '头像 {{nth}}',
    upload: '上传头像',
    gender: '性别',
    genders: { 0: '保密', 1: '男', 2: '女' },
    birthday: '生日',
    birthdayFault: '请选择已经过去的日期',
    city: '城市',
    signature: '个性签名',
    tooLong: '内容太长',
    save: '保存',
    saved: '已保存',
    close: '关闭',
  },
  mobile: '手机号',
  isNotBound: '未绑定',
  isNamed: '账号已设置，不能再修改',
  mobileFirst: '请先绑定手机号',
  passwordByCode: '用短信验证码设置密码',
}
