import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ERRORS, errorNameOf } from '@org/im-sdk/protocol'

export interface Finding {
  readonly kind: 'crash' | 'unnamed'
  readonly detail: string
}

/** The results of a run. */
export class Tally {
  frames = 0
  /** The number of replies and events with an error of the contract. */
  named = 0
  readonly findings: Finding[] = []
  /** Bytes in use after a collection, at regular steps. */
  readonly heap: number[] = []
  private readonly collect: () => void

  constructor() {
    setFlagsFromString('--expose_gc')
    this.collect = runInNewContext('gc') as () => void
  }

  /** Records a code of the server: unknown codes and the code for unexpected errors are findings. */
  code(code: number, where: string): void {
    if (NAMED.has(code)) this.named += 1
    else this.found('unnamed', `${where} gives code ${code}`)
  }

  /** Records a code of the engine, which names unknown server codes by their range. */
  passedOn(code: number, where: string): void {
    if (errorNameOf(code) === 'UNEXPECTED') this.found('unnamed', `${where} gives code ${code}`)
    else this.named += 1
  }

  found(kind: Finding['kind'], detail: string): void {
    this.findings.push({ kind, detail: detail.slice(0, 2_000) })
  }

  measure(): void {
    this.collect()
    this.heap.push(process.memoryUsage().heapUsed)
  }

  /** Growth of the heap in bytes per frame over the second half of the steps, by least squares. */
  slope(framesPerStep: number): number {
    const settled = this.heap.slice(Math.floor(this.heap.length / 2))
    const middle = (settled.length - 1) / 2
    const mean = settled.reduce((sum, bytes) => sum + bytes, 0) / settled.length
    const above = settled.reduce((sum, bytes, step) => sum + (step - middle) * (bytes - mean), 0)
    const below = settled.reduce((sum, _, step) => sum + (step - middle) ** 2, 0)
    return below === 0 ? 0 : above / below / framesPerStep
  }
}

const NAMED = new Set<number>(Object.values(ERRORS).map(({ code }) => code))
NAMED.delete(ERRORS.UNEXPECTED.code)
