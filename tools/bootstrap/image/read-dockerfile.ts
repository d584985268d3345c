/** A stage of a Dockerfile with its instructions in order. */
export interface Stage {
  name: string
  /** The image or stage that it begins with. */
  from: string
  instructions: Instruction[]
}

export interface Instruction {
  name: string
  /** What follows the name, in one line. */
  value: string
}

/** Reads the stages of a Dockerfile: comments are dropped and continued lines joined. */
export function readDockerfile(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
  const stages: Stage[] = []
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') {
      const [, from = '', stage = ''] = /^(\S+) AS (\S+)$/.exec(value) ?? []
      stages.push({ name: stage, from, instructions: [] })
    } else if (name) stages.at(-1)?.instructions.push({ name, value })
  }
  return stages
}
