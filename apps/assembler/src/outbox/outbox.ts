import { CallError } from '@svetlitsa/api-client/call/call-error'
import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getUserData } from '@svetlitsa/api-client/session/client'
import { UploadError } from '@svetlitsa/shell/upload/upload-error'
import type { NewAction, OutboxAction } from './outbox-action.ts'
import { readActions, removeAction, storeAction } from './outbox-store.ts'
import { sendAction } from './send-action.ts'

export interface OutboxState {
  actions: readonly OutboxAction[]
  /** What the shop has taken since the orders on the screen were read: it still shows as done. */
  arrived: readonly OutboxAction[]
  isSending: boolean
  /** The session has ended: what waits is sent after the next login. */
  needsLogin: boolean
}

const lockName = 'svetlitsa-assembler-outbox'
const firstDelayMs = 5_000
const maxDelayMs = 5 * 60_000

/**
 * Actions of the assembler, kept on the device and sent in their order as soon as the network allows,
 * each once (assembler.offline). Tabs share them; one of them sends.
 */
export class Outbox {
  #state: OutboxState = { actions: [], arrived: [], isSending: false, needsLogin: false }
  readonly #listeners = new Set<() => void>()
  readonly #onSent: () => Promise<void>
  #timer: ReturnType<typeof setTimeout> | undefined
  #delayMs = firstDelayMs
  #last = 0
  #isStarted = false
  #sending: Promise<void> | undefined
  #isAskedAgain = false
  #userId: number | null = null

  /** @param onSent reads the orders anew, when the shop has taken or refused actions. */
  constructor(onSent: () => Promise<void>) {
    this.#onSent = onSent
  }

  readonly getState = (): OutboxState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Begins to send what waits of this assembler, now and whenever the network is back. Returns how to
   * end it.
   */
  start(userId: number): () => void {
    this.#userId = userId
    const send = () => void this.send()
    const onVisible = () => document.visibilityState === 'visible' && send()
    addEventListener('online', send)
    document.addEventListener('visibilitychange', onVisible)
    this.#isStarted = true
    send()
    return () => {
      this.#isStarted = false
      this.#userId = null
      this.#set({ actions: [], arrived: [] })
      removeEventListener('online', send)
      document.removeEventListener('visibilitychange', onVisible)
      clearTimeout(this.#timer)
    }
  }

  /** Keeps an action and sends it as soon as possible; throws where the device cannot keep it. */
  async add(action: NewAction): Promise<void> {
    if (this.#userId === null) throw new Error('nobody is logged in')
    // Two actions within a millisecond keep their order.
    this.#last = Math.max(Date.now(), this.#last + 1)
    const kept: OutboxAction = {
      ...action,
      id: crypto.randomUUID(),
      userId: this.#userId,
      doneAt: this.#last,
      refusal: null,
    }
    await storeAction(kept)
    await this.reload()
    void this.send()
  }

  /**
   * Forgets an action: its assembler has read why it was refused, or gives it up. What waited behind it
   * is sent.
   */
  async dismiss(id: string): Promise<void> {
    await removeAction(id)
    await this.reload()
    void this.send()
  }

  /** Reads what the device keeps: another tab may have sent it, or a logout wiped it. */
  async reload(): Promise<void> {
    // A browser that forbids a database keeps nothing.
    const actions = await readActions().catch(() => [])
    // Those of another assembler are wiped, but no page waits for that (wipeAssembly).
    this.#set({ actions: actions.filter(({ userId }) => userId === this.#userId) })
  }

  /**
   * Sends what waits, unless another tab does already. A request that comes while this tab is still
   * sending is followed by another pass: what failed on the way may have been asked for again.
   */
  send(): Promise<void> {
    this.#isAskedAgain = true
    this.#sending ??= this.#sendWhileAsked()
    return this.#sending
  }

  async #sendWhileAsked(): Promise<void> {
    try {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false
        await this.#sendPass()
      }
    } finally {
      this.#sending = undefined
    }
  }

  async #sendPass(): Promise<void> {
    clearTimeout(this.#timer)
    await this.reload()
    if (!this.#isStarted || !navigator.onLine) return
    // Without a secure connection a browser has no locks.
    const locks = navigator.locks as LockManager | undefined | null
    const isDone = locks
      ? await locks.request(lockName, { ifAvailable: true }, (lock) => lock && this.#sendAll())
      : await this.#sendAll()
    // What another tab added meanwhile found the lock taken.
    if (isDone) {
      await this.reload()
      if (this.#next()) this.#isAskedAgain = true
    }
  }

  /** Tells whether actions were sent, and none failed. */
  async #sendAll(): Promise<boolean> {
    if (this.#state.isSending || !this.#next()) return false
    this.#set({ isSending: true, needsLogin: false })
    let sent = 0
    try {
      if (!(await this.#isStillLoggedIn())) {
        this.#set({ needsLogin: true })
        return false
      }
      for (let action = this.#next(); action && this.#isStarted; action = this.#next()) {
        await this.#sendOne(action)
        sent += 1
      }
      this.#delayMs = firstDelayMs
      return true
    } catch (error) {
      this.#postpone(error)
      return false
    } finally {
      this.#set({ isSending: false })
      if (sent > 0) void this.#showArrived()
    }
  }

  /** In another tab somebody else may have logged in, which this one has not heard of. */
  async #isStillLoggedIn(): Promise<boolean> {
    const { userData } = unwrapAnswer(await getUserData({}))
    return userData !== false && userData.id === this.#userId
  }

  /** Until the orders are read anew, what has arrived must not look undone for a moment. */
  async #showArrived(): Promise<void> {
    const { arrived } = this.#state
    await this.#onSent()
    this.#set({ arrived: this.#state.arrived.filter((action) => !arrived.includes(action)) })
  }

  async #sendOne(action: OutboxAction): Promise<void> {
    const outcome = await sendAction(action, (changed) => this.#keep(changed))
    if (outcome.ok) {
      this.#set({ arrived: [...this.#state.arrived, action] })
      await removeAction(action.id)
    } else {
      const badPhoto = 'badPhoto' in outcome ? { badPhoto: outcome.badPhoto } : {}
      await this.#keep({ ...action, refusal: describeRefusal(outcome), ...badPhoto })
    }
    await this.reload()
  }

  /** What was given up while it was being sent stays away. */
  async #keep(action: OutboxAction): Promise<void> {
    if (this.#state.actions.some(({ id }) => id === action.id)) await storeAction(action)
  }

  #next(): OutboxAction | undefined {
    return this.#state.actions.find(({ refusal }) => refusal === null)
  }

  #postpone(error: unknown): void {
    if (getStatus(error) === 401) {
      this.#set({ needsLogin: true })
      return
    }
    if (!this.#isStarted) return
    this.#timer = setTimeout(() => void this.send(), this.#delayMs)
    this.#delayMs = Math.min(this.#delayMs * 2, maxDelayMs)
  }

  #set(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

function describeRefusal(outcome: { message: string; photoName?: string }): string {
  return outcome.photoName ? `${outcome.photoName}: ${outcome.message}` : outcome.message
}

function getStatus(error: unknown): number | null {
  if (error instanceof CallError) return error.status
  return error instanceof UploadError && error.failure.kind === 'server' ? error.failure.code : null
}
