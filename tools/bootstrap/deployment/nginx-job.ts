import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { provideProgram } from '@svetlitsa/config/program/provide-program.ts'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import type { Job } from '../check/job.ts'
import { runToCompletion } from '../check/run-to-completion.ts'
import { root } from '../env.ts'

/** The example for nginx is accepted by the nginx of Debian, without a warning. */
export function createNginxJob(env: NodeJS.ProcessEnv): Job {
  return {
    id: 'nginx',
    title: 'The example for nginx is valid',
    async run(reportProgress, signal) {
      provideProgram('/usr/sbin/nginx', 'nginx-light')
      const dir = await createTemporaryFolder('svetlitsa-nginx-')
      try {
        const options = { cwd: dir, env, reportProgress, signal }
        await writeCertificate(dir, options)
        const example = await readFile(join(root, 'deploy', 'nginx', 'svetlitsa.conf'), 'utf8')
        const settings = example.replaceAll('/etc/ssl/shop.example/', `${dir}/`)
        const log = `error_log ${dir}/error.log; pid ${dir}/pid;`
        await mkdir(join(dir, 'logs'))
        await writeFile(join(dir, 'nginx.conf'), `${log} events {} http { ${settings} }`)
        const args = ['-t', '-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')]
        const { ok, output } = await runToCompletion('/usr/sbin/nginx', args, options)
        const isFine = ok && !output.includes('[warn]')
        return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, report: isFine ? '' : output }
      } finally {
        await rm(dir, { recursive: true, force: true })
      }
    },
  }
}

/** A certificate for the names of the example. */
async function writeCertificate(
  dir: string,
  options: Parameters<typeof runToCompletion>[2],
): Promise<void> {
  const files = ['-keyout', join(dir, 'privkey.pem'), '-out', join(dir, 'fullchain.pem')]
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=shop.example']
  const { ok, output } = await runToCompletion('openssl', [...args, ...files], options)
  if (!ok) throw new Error(output)
}
