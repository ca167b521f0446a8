import { ABILITY, isPurchased } from '../protocol/abilities'
import { anyError as imError } from '../protocol/any-error'
import type { CommandName } from '../protocol/define-command'
import type { ListKind } from '../protocol/list-kinds'
import type { Contact, FakeConversations } from './fake-conversations'
import type { FakeHandlers, FakeSession } from './fake-session'
import type { FakeWorld } from './fake-world'

type GroupCommand = Extract<CommandName, `${string}ConversationGroup${string}`>

export interface FakeConversationGroupsContext {
  readonly world: FakeWorld
  readonly conversations: FakeConversations
  readonly server: {
    readonly purchaseBits: string
    changeLists(userID: string, kinds: readonly ListKind[], except: FakeSession | null): void
  }
}

interface FakeConversationGroup {
  readonly convGroupID: number
  groupName: string
  readonly userID: string
}

/** The groups of conversations of the fake server. */
export class FakeConversationGroups {
  private readonly groups = new Map<number, FakeConversationGroup>()
  private made = 0

  constructor(private readonly context: FakeConversationGroupsContext) {}

  readonly handlers: Pick<FakeHandlers, GroupCommand> = {
    getConversationGroupList: (_body, { userID }) => {
      this.needAbility()
      return {
        completeFlag: 1,
        nextStartIndex: 0,
        contactItem: [],
        groupItem: this.of(userID),
        version: this.context.world.listVersion(userID, 'conversationGroups'),
      }
    },
    createConversationGroups: ({ itemList }, session) => {
      this.needAbility()
      const { userID } = session
      const groupResultItem = itemList.map(({ groupName, contactItem }) => {
        const group = this.add(userID, groupName)
        return { groupItem: itemOf(group), resultItem: this.move(userID, contactItem, group.convGroupID, 1) }
      })
      this.changed(session)
      return { groupResultItem }
    },
    deleteConversationGroups: ({ groupName }, session) => {
      this.needAbility()
      const { world } = this.context
      const groupItem = groupName.map((name) => {
        const group = this.existing(session.userID, name)
        const inIt = world
          .targetsOf(session.userID)
          .filter((target) => world.ownFacts(session.userID, target).convGroupIDList.includes(group.convGroupID))
        const contacts = inIt.map(({ peer, groupID }) =>
          groupID === ''
            ? { type: 1 as const, toAccount: peer, groupID }
            : { type: 2 as const, toAccount: '', groupID },
        )
        this.move(session.userID, contacts, group.convGroupID, 2)
        this.groups.delete(group.convGroupID)
        return itemOf(group)
      })
      this.changed(session)
      return { groupItem }
    },
    updateConversationGroup: ({ updateGroup }, session) => {
      this.needAbility()
      const { userID } = session
      if (updateGroup.updateGroupType === 1) {
        const group = this.existing(userID, updateGroup.oldName)
        const other = this.find(userID, updateGroup.newName)
        if (other !== null && other !== group) throw imError('CONVERSATION_GROUP_EXISTED')
        group.groupName = updateGroup.newName
        this.changed(session)
        return { updateGroupResult: { convGroupID: group.convGroupID, contactResultItem: [] } }
      }
      const { convGroupID } = this.existing(userID, updateGroup.groupName)
      const contactResultItem = updateGroup.updateItem.flatMap(({ operationType, contactItem }) =>
        this.move(userID, [contactItem], convGroupID, operationType),
      )
      this.changed(session)
      return { updateGroupResult: { convGroupID, contactResultItem } }
    },
  }

  add(userID: string, groupName: string): FakeConversationGroup {
    if (this.find(userID, groupName) !== null) throw imError('CONVERSATION_GROUP_EXISTED')
    const group = { convGroupID: ++this.made, groupName, userID }
    this.groups.set(group.convGroupID, group)
    return group
  }

  /** The groups of a user, as commands name them. */
  of(userID: string) {
    return [...this.groups.values()].filter((group) => group.userID === userID).map(itemOf)
  }

  private changed(session: FakeSession): void {
    this.context.server.changeLists(session.userID, ['conversationGroups'], session)
  }

  private move(userID: string, contacts: readonly Contact[], convGroupID: number, operationType: 1 | 2) {
    return this.context.conversations.change(userID, contacts, ({ convGroupIDList }) => {
      const others = convGroupIDList.filter((known) => known !== convGroupID)
      return { convGroupIDList: operationType === 1 ? [...others, convGroupID] : others }
    }).resultItem
  }

  private needAbility(): void {
    if (!isPurchased(this.context.server.purchaseBits, ABILITY.conversationGroups))
      throw imError('CANNOT_USE_COMMERCIAL_ABILITY')
  }

  private find(userID: string, groupName: string): FakeConversationGroup | null {
    return [...this.groups.values()].find((group) => group.userID === userID && group.groupName === groupName) ?? null
  }

  private existing(userID: string, groupName: string): FakeConversationGroup {
    const group = this.find(userID, groupName)
    if (group === null) throw imError('CONVERSATION_GROUP_NOT_EXIST')
    return group
  }
}

const itemOf = ({ convGroupID, groupName }: FakeConversationGroup) => ({ convGroupID, groupName })
