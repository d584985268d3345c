import type { AnyCall, CallAnswer } from '@svetlitsa/api-client/call/call'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { ToastProvider } from '@svetlitsa/ui/feedback/toast-provider'
import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { serveStaffUser } from './serve-staff-user.ts'

export type User = ReturnType<typeof renderPart>['user']

interface MoveFormCase<C extends AnyCall> {
  call: C
  answer: CallAnswer<C>
  show: (onDone: () => void) => ReactElement
  /** Answers what the form reads before it is shown. */
  serve?: (calls: ServedCalls) => void
  /** Fills the form and leaves the focus where Enter sends it. */
  fill: (user: User) => Promise<void>
  /** Checks that what was typed is still there. */
  expectKept: () => void
  /** A field as the server names it, and how it is found; without it the form has none. */
  refused?: { name: string; getField: () => HTMLElement }
  /** Waits for what follows a success, where that is not `onDone`. */
  seeDone?: () => Promise<unknown>
  /** Of a call that says what becomes of its subject, which may be repeated. */
  hasNoKey?: boolean
}

/** What every form of a pane does (ADR 0106): Enter sends it once, and a failure loses nothing. */
export function testMoveForm<C extends AnyCall>(title: string, form: MoveFormCase<C>) {
  const { call, answer, fill, expectKept, refused } = form
  const open = async () => {
    const calls = serveCalls()
    serveStaffUser(calls)
    form.serve?.(calls)
    const onDone = vi.fn()
    const { user } = renderPart(
      <ToastProvider label="Сообщения">{form.show(() => onDone())}</ToastProvider>,
    )
    await fill(user)
    const seeOnDone = () => waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    return { calls, user, onDone, seeDone: form.seeDone ?? seeOnDone }
  }

  describe(title, () => {
    it('is sent once by Enter', async () => {
      const { calls, user, seeDone } = await open()
      const release = calls.hold(call, answer)
      await user.keyboard('{Enter}')
      await waitFor(() => expect(calls.listInputs(call)).toHaveLength(1))
      await user.keyboard('{Enter}')
      release()
      await seeDone()
      expect(calls.listInputs(call)).toHaveLength(1)
    })

    it('keeps what was typed after a lost answer, and sends it again with its key', async () => {
      const { calls, user, seeDone } = await open()
      calls.fail(call, 'offline')
      await user.keyboard('{Enter}')
      expect(await screen.findByRole('alert')).toBeVisible()
      expectKept()
      calls.answer(call, answer)
      await user.keyboard('{Enter}')
      await waitFor(() => expect(calls.listInputs(call)).toHaveLength(2))
      await seeDone()
      const [lost, again] = calls.listInputs(call)
      expect(again).toEqual(lost)
      if (form.hasNoKey) return
      const [key, repeated] = calls.listHeaders(call).map((all) => all.get('idempotency-key'))
      expect(key).toMatch(/^[\da-f]{32}$/)
      expect(repeated).toBe(key)
    })

    it('keeps what was typed after a refusal, and shows it at its field', async () => {
      const { calls, user, onDone } = await open()
      const fields = refused ? { [refused.name]: 'Это не подходит' } : {}
      calls.refuse(call, 'invalid', 'Проверьте поля', { fields })
      await user.keyboard('{Enter}')
      expect(await screen.findByRole('alert')).toHaveTextContent('Проверьте поля')
      expectKept()
      expect(onDone).not.toHaveBeenCalled()
      if (!refused) return
      const field = refused.getField()
      expect(field).toHaveAccessibleDescription(/Это не подходит/)
      await waitFor(() => expect(field).toHaveFocus())
    })
  })
}
