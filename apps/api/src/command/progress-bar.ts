import type { WriteStream } from 'node:tty'

const WIDTH = 30

export interface ProgressBar {
  /** @param share how far the stage is, from 0 to 1. */
  report(stage: string, share: number): void
  end(): void
}

/** A progress bar on a terminal; without a terminal, one line for each stage. */
export function createProgressBar(out: WriteStream): ProgressBar {
  let shownText = ''
  return {
    report(stage, share) {
      const text = out.isTTY ? formatBar(stage, share) : stage
      if (text === shownText) return
      shownText = text
      out.write(out.isTTY ? `\r${text}` : `${text}\n`)
    },
    end() {
      if (out.isTTY && shownText) out.write('\r\u001b[K')
    },
  }
}

function formatBar(stage: string, share: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * WIDTH)
  const percent = `${Math.floor(Math.min(1, share) * 100)} %`
  return `${stage.padEnd(8)} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent.padStart(5)}`
}
