declare module '../../texts' {
  interface Namespaces {
    prompts: typeof prompts
  }
}

export const prompts = {
  ad: '广告',
  firstVip: { title: '恭喜您获得 看球VIP会员 {{count}}天', accept: '高兴收下' },
  bindMobile: { title: '提示', message: '为了您的账号安全，请绑定手机号', later: '以后再说', bind: '去绑定' },
}
