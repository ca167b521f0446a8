import type { ServerParts } from '@org/server/server'

/** What the server gives to a source of matches. */
export type MatchWriter = Parameters<NonNullable<ServerParts['sources']>[number]['start']>[0]
type Report = Parameters<MatchWriter['report']>[0][number]
type Play = NonNullable<Report['plays']>[number]
type LineupPlayer = NonNullable<Report['lineups']>[number]
type Side = 'home' | 'away'
type Players = Readonly<Record<Side, readonly string[]>>

const NOBODY: Players = { home: [], away: [] }

const [FIRST_HALF, SECOND_HALF, FINISHED] = [2, 4, 8]

/** A name for readers of other languages than Chinese, which tells who it is of. */
export const latin = (name: string): string =>
  ['FC', ...Array.from(name, (sign) => sign.codePointAt(0)?.toString(36))].join(' ')

/** A match of `ProviderServer`. Each call reports that something has happened, and resolves when it is stored. */
export class ProvidedMatch {
  private readonly plays: Play[] = []
  private stamp = 0
  private state = {
    status: 1,
    time: 0,
    period_count: 2,
    period_remaining_time: 0,
    home_score: 0,
    away_score: 0,
    home_half_score: null as number | null,
    away_half_score: null as number | null,
    home_extra_score: null,
    away_extra_score: null,
    home_penalty_score: null,
    away_penalty_score: null,
    home_quarter_scores: [],
    away_quarter_scores: [],
    home_red: 0,
    away_red: 0,
    home_yellow: 0,
    away_yellow: 0,
    home_corner: 0,
    away_corner: 0,
  }

  constructor(
    private readonly writer: MatchWriter,
    private readonly key: string,
    readonly id: number,
  ) {}

  get path(): string {
    return `/score/detail/football/${this.id}`
  }

  /** The first of these players of each side is its goalkeeper; those of the bench do not start. */
  lineUp(players: Players, bench: Players = NOBODY): Promise<void> {
    const of = (side: Side) =>
      [...players[side], ...bench[side]].map((name, index) =>
        lineupPlayer(side, index, name, index < players[side].length),
      )
    return this.report({ lineups: [...of('home'), ...of('away')] })
  }

  /** The winner odds of a bookmaker, oldest first. */
  odds(...movements: readonly { home: number; draw: number; away: number; time: number }[]): Promise<void> {
    return this.report({
      markets: [{ place: 0, company: 'BET365', market: 'winner', line: 0, history: [...movements] }],
    })
  }

  /** The match begins, or has begun some minutes ago. */
  async kickOff(minutesAgo = 0): Promise<void> {
    const time = Math.floor(Date.now() / 1000) - minutesAgo * 60
    this.state = { ...this.state, status: FIRST_HALF, time }
    await this.report({ plays: [this.play({ kind: 'period', minute: 1, value: FIRST_HALF, happened_at: time })] })
  }

  /** The first half is over and the second one has begun. */
  async secondHalf(): Promise<void> {
    const { home_score, away_score } = this.state
    const time = Math.floor(Date.now() / 1000)
    this.state = {
      ...this.state,
      status: SECOND_HALF,
      time,
      home_half_score: home_score,
      away_half_score: away_score,
    }
    await this.report({ plays: [this.play({ kind: 'period', minute: 46, value: SECOND_HALF, happened_at: time })] })
  }

  async goal(side: Side, minute: number, player = '得分手'): Promise<void> {
    this.state = { ...this.state, [`${side}_score`]: this.state[`${side}_score`] + 1 }
    await this.report({
      plays: [this.play({ kind: 'goal', side, minute, player_en: latin(player), player_zh: player })],
    })
  }

  /** The last goal was offside. */
  async takeBack(): Promise<void> {
    const goal = this.plays.pop()
    if (goal?.kind !== 'goal' || goal.side === 'none') throw new Error('The last play is no goal.')
    const field = `${goal.side}_score` as const
    this.state = { ...this.state, [field]: this.state[field] - 1 }
    this.play({ kind: 'var', side: goal.side, minute: goal.minute })
    await this.report({ plays: this.plays, corrects: true, annulment: 'offside' })
  }

  async substitution(side: Side, minute: number, { off, on }: { off: string; on: string }): Promise<void> {
    const players = { player_en: latin(off), player_zh: off, second_en: latin(on), second_zh: on }
    await this.report({ plays: [this.play({ kind: 'substitution', side, minute, ...players })] })
  }

  /** Pressure of each minute that was played, home positive, which also says how many there were. */
  pressure(momentum: number[]): Promise<void> {
    return this.report({ figures: { stats: [{ kind: 'shots', home: 4, away: 1 }], momentum } })
  }

  async finish(): Promise<void> {
    this.state = { ...this.state, status: FINISHED }
    await this.report({ settled: true, plays: [this.play({ kind: 'period', minute: 90, value: FINISHED })] })
  }

  private play(fields: Partial<Play> & Pick<Play, 'kind' | 'minute'>): Play {
    const { home_score: home, away_score: away } = this.state
    const play: Play = {
      seq: this.plays.length + 1,
      side: 'none',
      added: 0,
      home,
      away,
      value: 0,
      player_en: null,
      player_zh: null,
      second_en: null,
      second_zh: null,
      happened_at: null,
      ...fields,
    }
    this.plays.push(play)
    return play
  }

  private async report(parts: Partial<Report>): Promise<void> {
    this.stamp = Math.max(Date.now(), this.stamp + 1)
    await this.writer.report([{ key: this.key, stamp: this.stamp, state: this.state, ...parts }])
  }
}

const lineupPlayer = (side: Side, index: number, name: string, starts: boolean): LineupPlayer => ({
  side,
  place: index + 1,
  starts,
  name_en: latin(name),
  name_zh: name,
  number: index + 1,
  position: index === 0 ? 'goalkeeper' : 'forward',
  line: starts ? Math.min(index, 1) : null,
  absence: null,
  captain: starts && index === 1,
})
