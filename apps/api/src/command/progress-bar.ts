import type { WriteStream } from 'node:tty'

const WIDTH = 30

export interface ProgressBar {
  /** @param share how far the stage is, from 0 to 1. */
  tell(stage: string, share: number): void
  end(): void
}

/** A bar on a terminal; where there is none, a line when a stage begins. */
export function progressBar(out: WriteStream): ProgressBar {
  let shown = ''
  return {
    tell(stage, share) {
      const text = out.isTTY ? barOf(stage, share) : stage
      if (text === shown) return
      shown = text
      out.write(out.isTTY ? `\r${text}` : `${text}\n`)
    },
    end() {
      if (out.isTTY && shown) out.write('\r\u001b[K')
    },
  }
}

function barOf(stage: string, share: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * WIDTH)
  const percent = `${Math.floor(Math.min(1, share) * 100)} %`
  return `${stage.padEnd(8)} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent.padStart(5)}`
}
