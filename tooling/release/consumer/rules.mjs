// Code of an app developer: ten rules of the packages with their expected results, without modules of Node.
import {
  basketballClock,
  checkInPrize,
  footballClock,
  formatWan,
  isInPlay,
  isVip,
  pageTitle,
  shanghaiDay,
  SPORT,
  textLength,
} from '@org/domain'
import { siteOfSource } from '@org/site-brands'

const rules = [
  [footballClock({ status: 2, time: 1_700_000_000 }, 1_700_000_000 + 46 * 60), '47'],
  [basketballClock({ status: 2, period_remaining_time: 605 }), '10:05'],
  [isInPlay(SPORT.football, 7), true],
  [isVip({ vip_level: 1, vip_date: 1_700_000_000 }, 1_700_000_000), false],
  [checkInPrize(7), 200],
  [formatWan(12_350), '1.24万'],
  [pageTitle('/live/lives'), 'live'],
  [shanghaiDay(1_700_064_000), '2023-11-16'],
  [textLength('看球'), 4],
  [siteOfSource('12'), 'kqb2'],
]

const wrong = rules.filter(([actual, expected]) => actual !== expected)
if (wrong.length > 0) throw new Error(`wrong answers: ${JSON.stringify(wrong)}`)
