import type { Migration } from 'kysely'
import * as baseline from './20261130-baseline'
import * as memberMarks from './20261130-member-marks'
import * as moments from './20261201-moments'
import * as reminders from './20261201-reminders'
import * as replyNames from './20261201-reply-names'
import * as senders from './20261201-senders'
import * as noticeNames from './20261202-notice-names'
import * as roomNotice from './20261202-room-notice'
import * as hiddenOnline from './20261203-hidden-online'
import * as showSound from './20261204-show-sound'
import * as roomVisits from './20261206-room-visits'

/** The migration that creates all tables of an empty database. Those after it change them. */
export const BASELINE = '20261130-baseline'

/** They run in the order of their names. A migration that has been released never changes. */
export const migrations: Record<string, Migration> = {
  [BASELINE]: baseline,
  '20261130-member-marks': memberMarks,
  '20261201-moments': moments,
  '20261201-reminders': reminders,
  '20261201-reply-names': replyNames,
  '20261201-senders': senders,
  '20261202-notice-names': noticeNames,
  '20261202-room-notice': roomNotice,
  '20261203-hidden-online': hiddenOnline,
  '20261204-show-sound': showSound,
  '20261206-room-visits': roomVisits,
}
