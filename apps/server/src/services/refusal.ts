import { API_STATUS, type ApiStatus } from '@org/api-client/contract'
import type { Language } from './language'

type Texts = Readonly<Record<Language, string>>

interface RefusalRow {
  readonly status: ApiStatus
  /** 200 unless the request itself is at fault. */
  readonly http: number
  readonly texts: Texts
}

const row = (status: ApiStatus, zh: string, pt: string, http = 200): RefusalRow => ({
  status,
  http,
  texts: { zh, 'pt-BR': pt },
})

/** Every refusal of a call, with the text for the user. */
export const REFUSALS = {
  failed: row(API_STATUS.failure, '服务器繁忙，请稍后再试', 'Servidor ocupado, tente de novo mais tarde', 500),
  loginExpired: row(API_STATUS.loginExpired, '登录超时', 'Sessão expirada'),
  invalidRequest: row(API_STATUS.invalidRequest, '请求格式不正确', 'Pedido inválido', 400),
  captchaWrong: row(API_STATUS.captchaWrong, '图形验证码错误', 'Código da imagem incorreto'),
  captchaRequired: row(API_STATUS.captchaRequired, '请输入图形验证码', 'Digite o código da imagem'),
  captchaUnavailable: row(
    API_STATUS.failure,
    '验证服务暂不可用，请稍后再试',
    'Verificação indisponível, tente de novo mais tarde',
    503,
  ),
  smsUnavailable: row(
    API_STATUS.failure,
    '短信服务暂不可用，请稍后再试',
    'SMS indisponível, tente de novo mais tarde',
    503,
  ),
  smsCodeWrong: row(API_STATUS.smsCodeWrong, '短信验证码错误或已过期', 'Código do SMS incorreto ou vencido'),
  mobileTaken: row(API_STATUS.mobileTaken, '该手机号已绑定其他账号', 'Este celular já está em outra conta'),
  notEnoughMoney: row(API_STATUS.failure, '余额不足', 'Saldo insuficiente'),
  mobileMissing: row(API_STATUS.failure, '请先绑定手机号', 'Vincule um celular primeiro'),
  tooManyRequests: row(
    API_STATUS.tooManyRequests,
    '操作太频繁，请稍后再试',
    'Muitas tentativas, aguarde um pouco',
    429,
  ),
  busy: row(API_STATUS.tooManyRequests, '服务器繁忙，请稍后再试', 'Servidor ocupado, tente de novo mais tarde', 503),
  notFound: row(API_STATUS.notFound, '内容不存在', 'Conteúdo não encontrado'),
  noSuchPath: row(API_STATUS.notFound, '接口不存在', 'Endereço não encontrado', 404),
  checkedIn: row(API_STATUS.alreadyDone, '您今天已签到', 'Você já fez check-in hoje'),
  nothingToClaim: row(API_STATUS.alreadyDone, '没有可领取的奖励', 'Não há prêmio para resgatar'),
  nothingToMakeUp: row(API_STATUS.alreadyDone, '没有可补签的日子', 'Não há dia para recuperar'),
  alreadyVoted: row(API_STATUS.alreadyDone, '您已投过票', 'Você já votou'),
  voteClosed: row(API_STATUS.failure, '比赛已开始，投票结束', 'O jogo começou, a votação acabou'),
  membersOnly: row(API_STATUS.notAllowed, '请登录使用完整功能', 'Entre para usar todas as funções'),
  notAllowed: row(API_STATUS.notAllowed, '没有权限', 'Sem permissão'),
  switchedOff: row(API_STATUS.notAllowed, '该功能已关闭', 'Esta função está desativada'),
  accountClosed: row(API_STATUS.notAllowed, '账号已停用', 'Conta desativada'),
  credentialsWrong: row(API_STATUS.credentialsWrong, '账号或密码错误', 'Conta ou senha incorreta'),
  loginCodeWrong: row(
    API_STATUS.credentialsWrong,
    '登录链接已失效，请重新打开',
    'O link de acesso venceu, abra de novo',
  ),
  exportedToday: row(API_STATUS.alreadyDone, '今天已经导出过，请明天再试', 'Você já exportou hoje, tente amanhã'),
  passwordWrong: row(API_STATUS.credentialsWrong, '密码错误', 'Senha incorreta'),
  oldPasswordWrong: row(API_STATUS.credentialsWrong, '原密码错误', 'Senha atual incorreta'),
  passwordUnchanged: row(API_STATUS.failure, '新密码不能与原密码相同', 'A nova senha deve ser diferente da atual'),
  pictureMissing: row(API_STATUS.failure, '图片不存在，请重新上传', 'A imagem não existe, envie de novo'),
  pictureRefused: row(API_STATUS.failure, '请选择图片文件', 'Escolha um arquivo de imagem'),
  pictureTooLarge: row(API_STATUS.failure, '图片太大', 'A imagem é grande demais'),
  uploadedEnough: row(API_STATUS.failure, '今天上传的文件太多，请明天再试', 'Muitos arquivos hoje, tente amanhã'),
  fileMissing: row(API_STATUS.failure, '文件不存在，请重新上传', 'O arquivo não existe, envie de novo'),
  fileTooLarge: row(API_STATUS.failure, '文件太大', 'O arquivo é grande demais'),
  materialAdded: row(API_STATUS.alreadyDone, '该文件已提交过', 'Este arquivo já foi enviado'),
  notFollowed: row(API_STATUS.notAllowed, '关注主播后才能加入粉丝群', 'Siga o streamer para entrar no grupo de fãs'),
  groupFull: row(API_STATUS.failure, '群成员已满', 'O grupo está cheio'),
  activityJoined: row(API_STATUS.alreadyDone, '您已参加该活动', 'Você já participa desta atividade'),
  activityFull: row(API_STATUS.failure, '名额已满', 'As vagas acabaram'),
  activityClosed: row(API_STATUS.failure, '活动未在进行中', 'A atividade não está aberta'),
  textRefused: row(API_STATUS.failure, '内容含有不允许的词', 'O texto tem palavras não permitidas'),
  applied: row(API_STATUS.alreadyDone, '申请正在审核中', 'O pedido está em análise'),
  roleHeld: row(API_STATUS.alreadyDone, '您已经拥有该身份', 'Você já tem este papel'),
  accountTaken: row(API_STATUS.accountTaken, '账号已存在', 'Esta conta já existe'),
  accountNamed: row(API_STATUS.alreadyDone, '账号只能设置一次', 'O nome da conta só pode ser definido uma vez'),
  accountMalformed: row(
    API_STATUS.failure,
    '账号须为6-20位字母和数字，至少一个字母',
    'A conta deve ter de 6 a 20 letras e números, com ao menos uma letra',
  ),
  passwordMalformed: row(
    API_STATUS.failure,
    '密码须为6-20位字母和数字，至少一个字母',
    'A senha deve ter de 6 a 20 letras e números, com ao menos uma letra',
  ),
  nameNotAllowed: row(API_STATUS.failure, '这个名字不能使用，请换一个', 'Este nome não pode ser usado, escolha outro'),
  inviteCodeWrong: row(API_STATUS.notFound, '邀请码不存在', 'Código de convite inexistente'),
  friendsFull: row(API_STATUS.failure, '好友人数已达上限', 'A lista de amigos está cheia'),
  followsFull: row(API_STATUS.failure, '关注人数已达上限', 'Você já segue o máximo de pessoas'),
  roomOffAir: row(API_STATUS.failure, '主播已下播', 'A live terminou'),
  bagEmpty: row(API_STATUS.failure, '背包里没有足够的礼物', 'Não há presentes suficientes na mochila'),
  priceChanged: row(API_STATUS.failure, '价格已变化，请重新确认', 'O preço mudou, confira de novo'),
  soldOut: row(API_STATUS.failure, '已售罄', 'Esgotado'),
  boughtEnough: row(API_STATUS.failure, '已达到限购数量', 'Você já comprou o máximo'),
  couponTaken: row(API_STATUS.alreadyDone, '您已领取过该优惠券', 'Você já pegou este cupom'),
  couponsGone: row(API_STATUS.failure, '优惠券已被领完', 'Os cupons acabaram'),
  couponCodeWrong: row(API_STATUS.notFound, '兑换码不存在或已过期', 'Código inexistente ou vencido'),
  couponUnfit: row(API_STATUS.failure, '优惠券不可用，请重新选择', 'Este cupom não pode ser usado, escolha outro'),
  payoutsEnough: row(API_STATUS.failure, '收款账户已达上限', 'Você já tem contas demais'),
  payoutSaved: row(API_STATUS.alreadyDone, '该收款账户已添加', 'Esta conta já foi adicionada'),
  payoutFresh: row(
    API_STATUS.failure,
    '新添加的收款账户 24 小时后可用',
    'A conta nova pode ser usada depois de 24 horas',
  ),
  withdrawUnfit: row(API_STATUS.failure, '提现金额超出范围', 'Valor fora dos limites de saque'),
  withdrawsEnough: row(API_STATUS.failure, '今天的提现次数已用完', 'Você já fez os saques de hoje'),
  withdrawOpen: row(
    API_STATUS.failure,
    '您有提现正在处理，请先取消或等待完成',
    'Você tem um saque em andamento: cancele-o ou espere o fim',
  ),
  withdrawEnded: row(API_STATUS.alreadyDone, '该提现已在处理，不能取消', 'Este saque já está em andamento'),
  quizClosed: row(API_STATUS.failure, '竞猜已截止', 'O bolão já fechou'),
  quizJoined: row(API_STATUS.alreadyDone, '您已参与该竞猜', 'Você já deu seu palpite'),
  quizUnfit: row(API_STATUS.failure, '这场比赛不能开这个竞猜', 'Esta pergunta não serve para este jogo'),
  quizAsked: row(API_STATUS.alreadyDone, '这个竞猜已经开了', 'Este bolão já está aberto'),
  quizzesEnough: row(API_STATUS.failure, '这场比赛的竞猜太多了', 'Já há bolões demais neste jogo'),
  planClosed: row(API_STATUS.failure, '方案已停售', 'Este palpite não está mais à venda'),
  planBought: row(API_STATUS.alreadyDone, '您已购买该方案', 'Você já comprou este palpite'),
  planUnfit: row(API_STATUS.failure, '这场比赛不能发布该方案', 'Este palpite não serve para este jogo'),
  planPublished: row(API_STATUS.alreadyDone, '您已发布过该玩法的方案', 'Você já publicou este palpite'),
  notEnoughGold: row(API_STATUS.notEnoughGold, '金币不足', 'Ouro insuficiente'),
} as const satisfies Record<string, RefusalRow>

export type RefusalName = keyof typeof REFUSALS

/** Thrown by handlers; becomes the reply envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly refusal: RefusalName,
    /** For developers, such as the fields of a malformed request; not sent in production. */
    readonly detail = '',
  ) {
    super(detail ? `${refusal}: ${detail}` : refusal)
  }
}
