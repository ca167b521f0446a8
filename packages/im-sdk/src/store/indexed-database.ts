/** A database of the page in IndexedDB, opened by the first call and again after it was closed. Every call may reject. */
export class IndexedDatabase {
  readonly #name: string
  readonly #create: (database: IDBDatabase) => void
  #opening: Promise<IDBDatabase> | null = null

  /** `create` makes the stores of a new database. */
  constructor(name: string, create: (database: IDBDatabase) => void) {
    this.#name = name
    this.#create = create
  }

  /** Runs `run` in a transaction and resolves with its value once all of it is stored. */
  async within<Value>(
    mode: IDBTransactionMode,
    storeName: string,
    run: (store: IDBObjectStore) => Value | Promise<Value>,
  ): Promise<Value> {
    const database = await this.#open()
    const transaction = database.transaction(storeName, mode)
    const stored = completion(transaction)
    try {
      const value = await run(transaction.objectStore(storeName))
      await stored
      return value
    } catch (thrown) {
      abort(transaction)
      await stored.catch(() => undefined)
      throw thrown
    }
  }

  #open(): Promise<IDBDatabase> {
    const forget = () => (this.#opening = null)
    this.#opening ??= openDatabase(this.#name, this.#create, forget).catch((reason: unknown) => {
      forget()
      throw reason
    })
    return this.#opening
  }
}

const openDatabase = async (
  name: string,
  create: (database: IDBDatabase) => void,
  onClosed: () => void,
): Promise<IDBDatabase> => {
  const request = globalThis.indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => create(request.result))
  const database = await settled(request)
  database.addEventListener('close', onClosed)
  /** Another tab wants to delete the database or open a newer version. */
  database.addEventListener('versionchange', () => {
    database.close()
    onClosed()
  })
  return database
}

export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(failure(request.error)))
  })

/** A full disk may show only now. */
const completion = (transaction: IDBTransaction): Promise<void> => {
  const completed = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(failure(transaction.error)))
  })
  completed.catch(() => undefined)
  return completed
}

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort()
  } catch {
    /** It has ended already. */
  }
}

const failure = (error: DOMException | null): Error => error ?? new Error('IndexedDB has failed.')
