import { anyError as imError } from '../protocol/any-error'
import type { PushBodies } from '../protocol/pushes'
import type { FakeHandlers } from './fake-session'
import type { FakeWorld } from './fake-world'

type AttributeCommand =
  | 'initGroupAttributes'
  | 'setGroupAttributes'
  | 'modifyGroupAttributes'
  | 'deleteGroupAttributes'
  | 'clearGroupAttributes'
  | 'getGroupAttributes'

type Attribute = PushBodies['pushGroupAttributes']['groupAttributeList'][number]
type Written = Omit<PushBodies['pushGroupAttributes'], 'groupID'>

interface Attributes {
  mainSequence: number
  readonly byKey: Map<string, Attribute>
}

interface Write {
  readonly groupID: string
  readonly mainSequence: number
  readonly groupAttributeList?: readonly Attribute[]
}

/** The group attributes of the fake server. */
export class FakeAttributes {
  private readonly groups = new Map<string, Attributes>()

  /** `push` reaches the members of a group. */
  constructor(
    private readonly world: FakeWorld,
    private readonly push: (body: PushBodies['pushGroupAttributes']) => void,
  ) {}

  readonly handlers: Pick<FakeHandlers, AttributeCommand> = {
    initGroupAttributes: (body, { userID }) => this.write(userID, body, body.groupAttributeList, 'all'),
    setGroupAttributes: (body, { userID }) => this.write(userID, body, body.groupAttributeList, []),
    modifyGroupAttributes: (body, { userID }) => {
      const { byKey } = this.of(body.groupID)
      if (body.groupAttributeList.some(({ key }) => !byKey.has(key))) throw imError('INVALID_GROUP_PARAMETERS')
      return this.write(userID, body, body.groupAttributeList, [])
    },
    deleteGroupAttributes: (body, { userID }) =>
      this.write(
        userID,
        body,
        [],
        body.groupAttributeList.map(({ key }) => key),
      ),
    clearGroupAttributes: (body, { userID }) => this.write(userID, body, [], 'all'),
    getGroupAttributes: ({ groupID, groupAttributeList: wanted }, { userID }) => {
      this.world.needMember(groupID, userID)
      const { mainSequence, byKey } = this.of(groupID)
      const isWanted = ({ key }: Attribute) => wanted.length === 0 || wanted.some((other) => other.key === key)
      return { mainSequence, groupAttributeList: [...byKey.values()].filter(isWanted) }
    },
  }

  /** The back end adds or changes attributes of a group. */
  set(groupID: string, values: Readonly<Record<string, string>>): void {
    const puts = Object.entries(values).map(([key, value]) => ({ key, value, sequence: 0 }))
    this.change({ groupID, mainSequence: this.of(groupID).mainSequence }, puts, [])
  }

  private write(userID: string, write: Write, puts: readonly Attribute[], deletes: readonly string[] | 'all'): Written {
    this.world.needCan(write.groupID, userID, 'attributes')
    return this.change(write, puts, deletes)
  }

  private change(
    { groupID, mainSequence }: Write,
    puts: readonly Attribute[],
    deletes: readonly string[] | 'all',
  ): Written {
    const attributes = this.of(groupID)
    if (mainSequence !== attributes.mainSequence) throw imError('GROUP_ATTRIBUTES_CONFLICT')
    const { byKey } = attributes
    const sequence = attributes.mainSequence + 1
    const deletedKeyList = [...byKey.keys()].filter(
      (key) => (deletes === 'all' || deletes.includes(key)) && !puts.some((put) => put.key === key),
    )
    const groupAttributeList = puts.map(({ key, value }) => ({ key, value, sequence }))
    if (deletedKeyList.length + puts.length === 0)
      return { mainSequence: attributes.mainSequence, groupAttributeList, deletedKeyList }
    for (const key of deletedKeyList) byKey.delete(key)
    for (const put of groupAttributeList) byKey.set(put.key, put)
    attributes.mainSequence = sequence
    const written = { mainSequence: sequence, groupAttributeList, deletedKeyList }
    this.push({ groupID, ...written })
    return written
  }

  private of(groupID: string): Attributes {
    const known = this.groups.get(groupID) ?? { mainSequence: 0, byKey: new Map() }
    this.groups.set(groupID, known)
    return known
  }
}
