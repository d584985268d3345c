/** Repeats a call that a busy database refuses with 503, as a browser does. */
export async function repeatWhileBusy<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await send()
    if (answer.status !== 503) return answer
  }
}
