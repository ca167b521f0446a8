import type { ArticleCard } from '@org/api-client/contract'

interface DemoText {
  readonly title: string
  readonly summary: string
  /** As `readBlocks` reads it. */
  readonly text: string
}

interface DemoArticle {
  readonly category: ArticleCard['category']
  readonly zh: DemoText
  readonly pt: DemoText
}

/** The articles of the demonstration: what stays true on any day. Only append: their place is their number. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [
  {
    category: 'guide',
    zh: {
      title: '怎样看懂走势图：势头从哪里来',
      summary: '比赛页的走势图不是控球率。一分钟看懂它在说什么。',
      text: `走势图的每一根柱子代表一分钟，向上是主队占优，向下是客队占优。

# 它算什么

- 射门、射正与角球
- 在对方半场的推进
- 越近的事件分量越重

# 怎样用

连续三分钟以上的同向高柱，往往先于进球出现；但高柱不等于进球。结合比分与时间一起看。

[去看今天的比赛](/score)`,
    },
    pt: {
      title: 'Como ler o gráfico de momento',
      summary: 'O gráfico da partida não é posse de bola. Entenda em um minuto.',
      text: `Cada barra é um minuto: para cima, o mandante está melhor; para baixo, o visitante.

# O que entra na conta

- Chutes, chutes no gol e escanteios
- Avanços no campo adversário
- O que é recente pesa mais

# Como usar

Três minutos seguidos de barras altas costumam vir antes de um gol, mas barra alta não é gol. Olhe junto com o placar e o relógio.

[Ver os jogos de hoje](/score)`,
    },
  },
  {
    category: 'guide',
    zh: {
      title: '加时、点球与总比分：淘汰赛的规则',
      summary: '两回合打平之后会发生什么。',
      text: `淘汰赛在规定时间打平时，多数赛事进行两个十五分钟的加时赛；仍然打平则点球决胜。

# 总比分

两回合的比赛看总比分。客场进球规则在欧洲俱乐部赛事中自2021年起已取消。

> 点球大战的进球不计入比赛进球，也不计入射手榜。`,
    },
    pt: {
      title: 'Prorrogação, pênaltis e placar agregado',
      summary: 'O que acontece quando o mata-mata termina empatado.',
      text: `No mata-mata empatado, a maioria dos torneios joga uma prorrogação de dois tempos de quinze minutos. Se o empate continua, vêm os pênaltis.

# Placar agregado

Em confrontos de ida e volta vale a soma. Nas copas europeias de clubes, o gol fora deixou de ser critério em 2021.

> Gols na disputa de pênaltis não entram no placar do jogo nem na artilharia.`,
    },
  },
  {
    category: 'analysis',
    zh: {
      title: '赔率变化说明了什么',
      summary: '一条曲线背后的三个原因。',
      text: `赔率变化通常有三个原因：首发与伤停、资金流向、盘口之间的互相校正。

# 看变化，不看绝对值

临场一小时内的连续同向变化比一天前的变化更有信息。它仍然只是概率，不是结果。

本站的指数仅供参考，不构成任何投注建议。`,
    },
    pt: {
      title: 'O que dizem as mudanças das cotações',
      summary: 'Três motivos por trás de uma curva.',
      text: `Cotações mudam por três motivos: escalações e lesões, dinheiro que entra, e ajustes entre as casas.

# Olhe a mudança, não o número

Na última hora, uma mudança seguida na mesma direção informa mais do que a da véspera. Continua sendo probabilidade, não resultado.

As cotações aqui servem de informação e não são recomendação de aposta.`,
    },
  },
  {
    category: 'analysis',
    zh: {
      title: '篮球的节奏：为什么同样的得分不一样',
      summary: '回合数决定了一场比赛有多少机会。',
      text: `一支快节奏的球队每场有一百个回合，慢节奏的只有九十个。同样得一百分，效率相差一成。

# 每百回合

把得分换成每百回合得分，才能比较进攻；把失分换成每百回合失分，才能比较防守。`,
    },
    pt: {
      title: 'Ritmo no basquete: cem pontos nem sempre são iguais',
      summary: 'A quantidade de posses diz quantas chances houve.',
      text: `Um time rápido tem cem posses por jogo; um lento, noventa. Com os mesmos cem pontos, a eficiência muda dez por cento.

# Por cem posses

Para comparar ataques, use pontos por cem posses; para comparar defesas, pontos sofridos por cem posses.`,
    },
  },
  {
    category: 'news',
    zh: {
      title: '比赛页上线分钟回放',
      summary: '拖动时间轴，回到任意一分钟的比分、指数与聊天。',
      text: `比赛页新增时间轴：拖到任意一分钟，比分、数据、指数和聊天都会回到那一刻。

不想知道结果？在列表中可以隐藏比分，排名和平均数也不会把这场算进去。

[去赛程看看](/score)`,
    },
    pt: {
      title: 'Novidade: volte a qualquer minuto da partida',
      summary: 'Arraste a linha do tempo e veja placar, cotações e chat daquele minuto.',
      text: `A página da partida ganhou uma linha do tempo: arraste até um minuto, e placar, números, cotações e chat voltam para aquele momento.

Não quer saber o resultado? Esconda o placar na lista; tabelas e médias também não contam esse jogo.

[Ver os jogos](/score)`,
    },
  },
  {
    category: 'news',
    zh: {
      title: '直播间聊天守则更新',
      summary: '理性看球，文明聊天。',
      text: `房管可以开启慢速模式与禁言。被禁言时会显示结束时间。

- 请勿刷屏和发布广告
- 请勿辱骂他人
- 看到违规内容可以举报

[阅读用户协议](/privacy)`,
    },
    pt: {
      title: 'Novas regras do chat das salas',
      summary: 'Torça com a cabeça e converse com respeito.',
      text: `Moderadores podem ligar o modo lento e silenciar. Quem é silenciado vê até quando.

- Não repita mensagens nem faça propaganda
- Não ofenda ninguém
- Viu algo errado? Denuncie

[Ler os termos de uso](/privacy)`,
    },
  },
]
