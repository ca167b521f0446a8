import { GROUP_ID_PREFIX } from '@org/domain'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../store/database/in-transaction'
import { insertGroup } from '../../store/im/group-changes'
import { addMember } from '../../store/im/groups'
import type { Database } from '../../store/schema'
import { INTRODUCTION_PT, NAME_PT } from './product-groups'

interface DemoGroup {
  readonly name: string
  readonly namePt: string
  readonly introduction: string
  readonly introductionPt: string
}

/** The groups for everybody of the demonstration. Their index is their number, so only append. */
const DEMO_GROUPS: readonly DemoGroup[] = [
  {
    name: '足球茶馆',
    namePt: 'Boteco do Futebol',
    introduction: '聊球不吵架，进球一起喊',
    introductionPt: 'Futebol sem briga, gol em coro',
  },
  {
    name: '篮球之夜',
    namePt: 'Noite do Basquete',
    introduction: '每晚开打，随时来聊',
    introductionPt: 'Jogos toda noite, conversa a qualquer hora',
  },
  {
    name: '电竞开黑',
    namePt: 'Esquadrão E-sports',
    introduction: '看比赛，找队友',
    introductionPt: 'Assista aos jogos e ache parceiros',
  },
]

/** Creates missing groups, each owned by one of the demonstration's anchors. */
export const seedDemoGroups = async (db: Kysely<Database>, owners: readonly number[], now: number): Promise<void> => {
  for (const [index, demo] of DEMO_GROUPS.entries()) {
    const owner = owners[index]
    if (owner === undefined) continue
    const groupID = `${GROUP_ID_PREFIX.normal}${index + 1}`
    await inTransaction(db, async (trx) => {
      const isNew = await insertGroup(trx, {
        groupID,
        type: 'Public',
        name: demo.name,
        ownerID: String(owner),
        avatar: '',
        introduction: demo.introduction,
        notification: '',
        joinOption: 'FreeAccess',
        inviteOption: 'DisableInvite',
        maxMemberCount: 0,
        isSupportTopic: false,
        isWebPush: false,
        customFields: { [NAME_PT]: demo.namePt, [INTRODUCTION_PT]: demo.introductionPt },
        now,
      })
      if (isNew) await addMember(trx, { groupID, userID: String(owner), role: 'Owner', now })
    })
  }
}
