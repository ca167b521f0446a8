/** The languages of the products. */
export type Language = 'zh-CN' | 'pt-BR'

/** A name in Chinese, English and Portuguese, each with its short form. */
export interface Names {
  readonly name_zh: string
  readonly short_name_zh: string
  readonly name_en: string
  readonly short_name_en: string
  readonly name_pt: string
  readonly short_name_pt: string
}

const names = (zh: string, shortZh: string, en: string, shortEn: string, pt = en, shortPt = shortEn): Names => ({
  name_zh: zh,
  short_name_zh: shortZh,
  name_en: en,
  short_name_en: shortEn,
  name_pt: pt,
  short_name_pt: shortPt,
})

export const TEAMS = [
  names('曼彻斯特城', '曼城', 'Manchester City', 'Man City'),
  names('利物浦', '利物浦', 'Liverpool', 'Liverpool'),
  names('皇家马德里', '皇马', 'Real Madrid', 'Real Madrid'),
  names('巴塞罗那', '巴萨', 'Barcelona', 'Barça'),
  names('拜仁慕尼黑', '拜仁', 'Bayern Munich', 'Bayern', 'Bayern de Munique'),
  names('国际米兰', '国米', 'Inter Milan', 'Inter', 'Internazionale'),
  names('弗拉门戈', '弗拉门戈', 'Flamengo', 'Flamengo'),
  names('帕尔梅拉斯', '帕尔梅拉斯', 'Palmeiras', 'Palmeiras'),
  names('科林蒂安', '科林蒂安', 'Corinthians', 'Corinthians'),
  names('上海海港', '海港', 'Shanghai Port', 'Shanghai', 'Xangai Port', 'Xangai'),
  names('北京国安', '国安', 'Beijing Guoan', 'Guoan', 'Pequim Guoan'),
] as const

export const LEAGUES = [
  names('英格兰超级联赛', '英超', 'Premier League', 'EPL', 'Campeonato Inglês', 'Inglês'),
  names('西班牙甲级联赛', '西甲', 'La Liga', 'La Liga', 'Campeonato Espanhol', 'Espanhol'),
  names('巴西甲级联赛', '巴甲', 'Brasileirão Série A', 'Série A', 'Brasileirão Série A', 'Brasileirão'),
  names('中国足球超级联赛', '中超', 'Chinese Super League', 'CSL', 'Superliga Chinesa', 'Chinês'),
  names('欧洲冠军联赛', '欧冠', 'Champions League', 'UCL', 'Liga dos Campeões', 'Champions'),
] as const

/** What makes a name of a language long. */
export const LONG = {
  zh: '足球俱乐部女子青年预备队（二队）特别邀请名额',
  en: ' Football Club Under-23 Reserves',
  pt: ' Futebol e Regatas Sub-23 Reservas',
} as const

/** Texts that are written in the language of the call, or by a user of that language. */
export const WORDS = {
  'zh-CN': {
    long: LONG.zh,
    nicks: ['绿茵老炮', '一球成名', '爱看球的猫', '午夜凶铃', '补时绝杀'],
    players: ['武磊', '哈兰德', '萨拉赫', '维尼修斯', '姆巴佩'],
    titles: ['焦点大战：谁能笑到最后？', '深夜看球不孤单', '主播带你读懂盘口', '赛前分析与首发名单'],
    categories: ['足球', '篮球', '电竞', '综合'],
    signatures: ['每天都有好球', '只聊足球', '关注不迷路'],
    notices: ['文明观赛，理性发言。', '今晚八点准时开播。'],
    comments: ['边路传中，门将稳稳没收。', '角球开出，后卫头球解围。', '远射！皮球擦柱而出。'],
    venues: ['伊蒂哈德球场', '伯纳乌球场', '马拉卡纳球场'],
    rounds: ['第12轮', '小组赛 第3轮', '半决赛'],
    tasks: ['观看直播10分钟', '发送一条弹幕', '分享直播间'],
    descriptions: ['完成后可领取金币', '每日可完成一次'],
    cities: ['上海', '成都', '广州'],
    careers: ['工程师', '教师', '学生'],
    constellations: ['白羊座', '天秤座', '摩羯座'],
    phrases: ['看球吧', '精彩继续', '不容错过'],
  },
  'pt-BR': {
    long: LONG.pt,
    nicks: ['Torcedor Raiz', 'Gol de Placa', 'Rei da Várzea', 'Maria do Apito', 'João Virada'],
    players: ['Vinícius Júnior', 'Endrick', 'Gabriel Barbosa', 'Raphinha', 'Estêvão'],
    titles: [
      'Clássico decisivo: quem leva?',
      'Noite de futebol ao vivo',
      'Escalações e palpites',
      'Pré-jogo com a galera',
    ],
    categories: ['Futebol', 'Basquete', 'E-sports', 'Variados'],
    signatures: ['Futebol todo dia', 'Só falo de bola', 'Siga e não perca'],
    notices: ['Respeite os outros torcedores.', 'Ao vivo hoje às 20h.'],
    comments: [
      'Cruzamento na área, o goleiro defende.',
      'Escanteio cobrado, a zaga afasta.',
      'Chute forte, raspando a trave!',
    ],
    venues: ['Maracanã', 'Allianz Parque', 'Santiago Bernabéu'],
    rounds: ['12ª rodada', 'Fase de grupos, 3ª rodada', 'Semifinal'],
    tasks: ['Assistir 10 minutos', 'Enviar uma mensagem', 'Compartilhar a sala'],
    descriptions: ['Resgate o ouro ao concluir', 'Uma vez por dia'],
    cities: ['São Paulo', 'Recife', 'Porto Alegre'],
    careers: ['Engenheira', 'Professor', 'Estudante'],
    constellations: ['Áries', 'Libra', 'Capricórnio'],
    phrases: ['Bola rolando', 'Jogão de hoje', 'Imperdível'],
  },
} as const
