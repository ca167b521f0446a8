/** The texts of the stories of the sport family, in Chinese. */
export const sportZh = {
  form: {
    of: (team: string) => `${team}近期战绩`,
    letters: { win: '胜', draw: '平', loss: '负' },
    match: (result: string, score: string, opponent: string) => `${result} ${score} 对${opponent}`,
  },
  standings: {
    caption: '积分榜',
    team: '球队',
    scope: '比赛范围',
    all: '全部',
    home: '主场',
    away: '客场',
    form: '近况',
    columns: [
      { label: '赛', name: '已赛场次' },
      { label: '胜', name: '胜' },
      { label: '平', name: '平' },
      { label: '负', name: '负' },
      { label: '净', name: '净胜球' },
      { label: '分', name: '积分' },
    ],
    zones: { champions: '欧冠', europa: '欧联', conference: '欧协联', down: '降级', next: '晋级淘汰赛' },
    group: (letter: string) => `${letter} 组`,
  },
}

/** The same in Portuguese. */
export const sportPt: typeof sportZh = {
  form: {
    of: (team: string) => `Últimos resultados do ${team}`,
    letters: { win: 'V', draw: 'E', loss: 'D' },
    match: (result: string, score: string, opponent: string) => `${result} ${score} contra ${opponent}`,
  },
  standings: {
    caption: 'Classificação',
    team: 'Time',
    scope: 'Partidas',
    all: 'Geral',
    home: 'Em casa',
    away: 'Fora de casa',
    form: 'Últimos jogos',
    columns: [
      { label: 'J', name: 'Jogos' },
      { label: 'V', name: 'Vitórias' },
      { label: 'E', name: 'Empates' },
      { label: 'D', name: 'Derrotas' },
      { label: 'SG', name: 'Saldo de gols' },
      { label: 'Pts', name: 'Pontos' },
    ],
    zones: {
      champions: 'Liga dos Campeões',
      europa: 'Liga Europa',
      conference: 'Liga Conferência',
      down: 'Rebaixamento',
      next: 'Fase eliminatória',
    },
    group: (letter: string) => `Grupo ${letter}`,
  },
}
