import { cp, mkdir } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { getTail, runToCompletion } from '../check/run-to-completion.ts'
import { root } from '../env.ts'
import type { Instruction, Stage } from './read-dockerfile.ts'

/** What an image says about the program that it runs, with its files in a folder. */
export interface BuiltImage {
  dir: string
  workDir: string
  env: Record<string, string>
  command: string[]
}

interface BuildOptions {
  /** Folder in which each stage gets a folder of its own. */
  dir: string
  args: Record<string, string>
  env: NodeJS.ProcessEnv
  reportProgress: (detail: string) => void
  signal: AbortSignal
}

/**
 * Builds a target of a Dockerfile without containers: each stage is a folder, in which the commands
 * run as they would in the image. The programs of the base image are those of this machine.
 */
export async function buildImage(
  stages: readonly Stage[],
  target: string,
  options: BuildOptions,
): Promise<BuiltImage> {
  const built = new Map<string, BuiltImage>()
  const build = async (name: string): Promise<BuiltImage> => {
    const existing = built.get(name)
    if (existing) return existing
    const stage = stages.find((one) => one.name === name)
    if (!stage) throw new Error(`The Dockerfile has no stage ${name}`)
    const isBase = !stages.some((one) => one.name === stage.from)
    const image = await beginStage(stage, isBase ? null : await build(stage.from), options)
    for (const { name: kind, value } of stage.instructions) {
      const [, from] = kind === 'COPY' ? (/^--from=(\S+)/.exec(value) ?? []) : []
      if (from) await build(from)
    }
    for (const instruction of stage.instructions) {
      options.reportProgress(`${name}: ${instruction.name} ${instruction.value}`)
      await runInstruction(instruction, image, built, options)
    }
    built.set(name, image)
    return image
  }
  return build(target)
}

async function beginStage(
  { name }: Stage,
  base: BuiltImage | null,
  { dir }: BuildOptions,
): Promise<BuiltImage> {
  const stageDir = join(dir, name)
  if (base) await copy(base.dir, stageDir)
  else await mkdir(stageDir, { recursive: true })
  const inherited = base ?? { workDir: '/', env: {}, command: [] }
  return { ...inherited, env: { ...inherited.env }, dir: stageDir }
}

async function runInstruction(
  { name, value }: Instruction,
  image: BuiltImage,
  built: ReadonlyMap<string, BuiltImage>,
  options: BuildOptions,
): Promise<void> {
  const text = value.replaceAll(/\$([A-Z_]+)/g, (whole, key) =>
    name === 'RUN' ? whole : (options.args[key] ?? whole),
  )
  switch (name) {
    case 'WORKDIR':
      image.workDir = text
      await mkdir(join(image.dir, text), { recursive: true })
      return
    case 'ENV':
      for (const pair of text.split(' ')) {
        const [key = '', ...rest] = pair.split('=')
        image.env[key] = rest.join('=')
      }
      return
    case 'COPY':
      return copyInto(image, built, text)
    case 'RUN':
      return runCommand(image, text, options)
    case 'CMD':
      image.command = JSON.parse(text) as string[]
      return
    case 'ARG':
    case 'USER':
    case 'EXPOSE':
      return
    default:
      throw new Error(`${name} is no instruction that can be run without a container`)
  }
}

async function copyInto(
  image: BuiltImage,
  built: ReadonlyMap<string, BuiltImage>,
  text: string,
): Promise<void> {
  const [, from, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(text) ?? []
  const sourcePath = join(from ? (built.get(from)?.dir ?? '') : root, source)
  const isFolder = source === '.' || source.endsWith('/')
  const targetPath = join(image.dir, image.workDir, target, isFolder ? '' : basename(source))
  await copy(sourcePath, targetPath)
}

/** Copies without what deploy/Dockerfile.dockerignore excludes from the context. */
async function copy(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await cp(source, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !source.startsWith(root) || !isIgnored(relative(root, path)),
  })
}

function isIgnored(path: string): boolean {
  const parts = path.split(sep)
  return (
    ['.git', '.data'].includes(parts[0] ?? '') ||
    parts.some((part) =>
      [
        'node_modules',
        '.turbo',
        '.next',
        'dist',
        'storybook-static',
        'test-results',
        'playwright-report',
      ].includes(part),
    )
  )
}

async function runCommand(
  image: BuiltImage,
  command: string,
  { dir, args, env, reportProgress, signal }: BuildOptions,
): Promise<void> {
  const prefix = join(dir, 'tools', 'usr', 'local')
  const { ok, output } = await runToCompletion('sh', ['-ec', command], {
    cwd: join(image.dir, image.workDir),
    env: {
      ...env,
      ...image.env,
      ...args,
      PATH: `${join(prefix, 'bin')}:${env.PATH}`,
      npm_config_prefix: prefix,
    },
    reportProgress,
    signal,
  })
  if (!ok) throw new Error(`«${command}» failed:\n${getTail(output, 40)}`)
}
