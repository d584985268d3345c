import * as analytics from '@svetlitsa/api-client/analytics/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { reportError } from './report-error.ts'
import { reportNotFound } from './report-not-found.ts'
import { useReportError } from './use-report-error.ts'

let calls: ReturnType<typeof serveCalls>
beforeEach(() => {
  calls = serveCalls()
  calls.answer(analytics.reportError, { status: 'success' })
  history.replaceState(null, '', '/catalog/divany/?page=2#top')
})

const listReports = () => calls.listInputs(analytics.reportError)

function CrashedScreen({ error }: { error: unknown }) {
  const [drawn, setDrawn] = useState(1)
  useReportError(error)
  return (
    <button type="button" onClick={() => setDrawn(drawn + 1)}>
      {drawn}
    </button>
  )
}

describe('[error.report] the report of an error page', () => {
  it.each([
    [404, 'client'],
    [499, 'client'],
    [500, 'server'],
    [503, 'server'],
  ] as const)('with the status %s is from the %s', async (statusCode, reportFrom) => {
    await reportError({ statusCode, message: 'It broke' })
    expect(listReports()).toEqual([
      {
        reportFrom,
        fullPath: '/catalog/divany/?page=2#top',
        statusCode,
        message: 'It broke',
        userAgent: navigator.userAgent,
      },
    ])
  })

  it.each([
    [499, 499],
    [500, 500],
    [501, 500],
    [5_000, 500],
  ])('has the first 500 characters of a user agent of %s', async (length, sent) => {
    const userAgent = `${'x'.repeat(499)}${'y'.repeat(4_501)}`.slice(0, length)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    await reportError({ statusCode: 404, message: 'It broke' })
    expect(listReports()).toMatchObject([{ userAgent: userAgent.slice(0, sent) }])
  })

  it('has the stack where there is one, else the message', async () => {
    await reportError({ statusCode: 500, message: 'It broke', stack: 'It broke\n  at screen' })
    await reportError({ statusCode: 500, message: 'It broke', stack: '' })
    await reportError({ statusCode: 500, message: 'It broke' })
    expect(listReports().map(({ message }) => message)).toEqual([
      'It broke\n  at screen',
      'It broke',
      'It broke',
    ])
  })

  it('is sent once when the page is mounted, and not again when it is drawn again', async () => {
    const error = new Error('It broke')
    const { user, getByRole } = renderPart(<CrashedScreen error={error} />)
    await vi.waitFor(() => expect(listReports()).toHaveLength(1), { timeout: 10_000 })
    await user.click(getByRole('button', { name: '1' }))
    expect(getByRole('button', { name: '2' })).toBeTruthy()
    expect(listReports()).toMatchObject([
      { reportFrom: 'server', statusCode: 500, message: error.stack },
    ])
  })

  it.each([
    ['/catalog/net-takogo/', 'Page Not Found: /catalog/net-takogo/'],
    ['/nothing/here/', 'Page not found: /nothing/here/'],
  ])('of the missing page %s says «%s»', async (path, message) => {
    history.replaceState(null, '', path)
    await reportNotFound()
    expect(listReports()).toMatchObject([{ reportFrom: 'client', statusCode: 404, message }])
  })

  it('that cannot be sent breaks nothing', async () => {
    calls.fail(analytics.reportError, 'offline')
    await expect(reportError({ statusCode: 500, message: 'It broke' })).resolves.toBeUndefined()
  })
})
