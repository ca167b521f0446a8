/** A World Cup of one match, with its squads and the results of national teams, as files to import. */
export const SMALL_CUP = {
  'matches.json': JSON.stringify({
    name: 'World Cup 2026',
    matches: [
      {
        round: 'Matchday 1',
        date: '2026-06-14',
        time: '12:00 UTC-5',
        team1: 'Norway',
        team2: 'Brazil',
        score: { ft: [1, 0] },
        goals1: [{ name: 'Haaland', minute: '12' }],
        group: 'Group A',
      },
    ],
  }),
  'squads.json': JSON.stringify([
    {
      name: 'Norway',
      fifa_code: 'NOR',
      group: 'A',
      players: [
        {
          number: 9,
          pos: 'FW',
          name: 'Haaland',
          club: { name: 'Manchester City', country: 'England' },
          date_of_birth: '2000-07-21',
        },
      ],
    },
  ]),
  'results.csv': `date,home_team,away_team,home_score,away_score,tournament,city,country,neutral
2026-06-14,Norway,Brazil,1,0,FIFA World Cup,Houston,United States,TRUE
`,
}
