import type { TimelineMinute } from '@org/api-client/contract'

type Score = Pick<TimelineMinute, 'home_score' | 'away_score'>

/** The lead of each minute as a share of the greatest one, from -100 to 100, the home side's positive; and the greatest of both. */
export const leadOf = (minutes: readonly Score[]) => {
  const leads = minutes.map(({ home_score, away_score }) => home_score - away_score)
  const [home, away] = [Math.max(0, ...leads), Math.max(0, ...leads.map((lead) => -lead))]
  const most = Math.max(home, away)
  return { values: leads.map((lead) => (most === 0 ? 0 : Math.round((lead / most) * 100))), home, away }
}

/** The ends of the periods or maps: how many minutes there are until then, and the name, as `Q1`. */
export const periodEnds = (minutes: readonly Pick<TimelineMinute, 'minute' | 'clock'>[]) =>
  minutes.flatMap(({ minute, clock }, index) =>
    minutes[index + 1]?.minute === minute ? [] : [{ at: index + 1, text: clock.split(' ')[0] ?? '' }],
  )

/** The places of the minutes of football that are named, without those that are not played yet. */
export const quarterHours = (minutes: readonly Pick<TimelineMinute, 'minute' | 'added'>[]) =>
  minutes.flatMap(({ minute, added }, index) =>
    added === 0 && minute % 15 === 0 ? [{ at: index + 1, text: `${minute}′` }] : [],
  )
