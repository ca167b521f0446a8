import type { Tap } from './taps'

/** The main sequences under which servers say to have written values. */
export class AttributeReplies {
  readonly sequences = new Map<string, number>()

  constructor(private readonly onBroken: (invariant: string, detail: string) => void) {}

  readonly tap: Tap = {
    down: ({ servcmd, seq, body }) => {
      if (seq === null || !WRITES.has(servcmd) || !Array.isArray(body['groupAttributeList'])) return 'arrives'
      for (const { value, sequence } of body['groupAttributeList'] as readonly Written[]) {
        const known = this.sequences.get(value) ?? sequence
        if (known !== sequence) this.onBroken('I8', `${value} is of ${known} and of ${sequence}`)
        this.sequences.set(value, sequence)
      }
      return 'arrives'
    },
  }
}

interface Written {
  readonly value: string
  readonly sequence: number
}

const WRITES: ReadonlySet<string> = new Set([
  'group.init_attributes',
  'group.set_attributes',
  'group.modify_attributes',
])
