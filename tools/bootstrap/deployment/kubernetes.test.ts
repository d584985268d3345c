import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../env.ts'
import { listSchemaErrors } from './list-schema-errors.ts'

const folder = join(root, 'deploy', 'kubernetes')
/** Packages of models for what is no part of Kubernetes itself. */
const operators: Record<string, string> = {
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
}
/** Of a plugin that publishes no models. */
const withoutSchema = ['barmancloud.cnpg.io/v1 ObjectStore']

interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
  // biome-ignore lint/suspicious/noExplicitAny: its form is what the schema says.
  spec: any
}

const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'))
const manifests = readdirSync(folder)
  .filter((name) => name !== 'kustomization.yaml')
  .flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => ({
      file,
      // Anchors become plain objects, as the cluster receives them.
      manifest: JSON.parse(JSON.stringify(document.toJS())) as Manifest,
    })),
  )
const listKind = (kind: string) =>
  manifests.flatMap(({ manifest }) => (manifest.kind === kind ? [manifest] : []))
const programs = ['api', 'router', 'storefront']

async function listErrors(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest
  const [group = ''] = apiVersion.split('/')
  const models = await import(`${operators[group] ?? 'kubernetes-models'}/${apiVersion}`)
  // The constructor would copy the manifest.
  const { validate } = models[kind].prototype
  return listSchemaErrors((document) => validate.call(document), manifest)
}

describe('the manifests of Kubernetes', () => {
  it.each(
    manifests
      .map(({ file, manifest }) => [file, manifest.kind, manifest.metadata.name, manifest] as const)
      .filter(([, , , { apiVersion, kind }]) => !withoutSchema.includes(`${apiVersion} ${kind}`)),
  )('[ops.cluster] %s: %s %s has the form of its schema', async (_file, _kind, _name, manifest) => {
    expect(await listErrors(manifest)).toEqual([])
  })

  it('a wrong type, a missing field and a mistyped key are found', async () => {
    const [deployment] = structuredClone(listKind('Deployment'))
    if (!deployment) throw new Error('there is no deployment')
    deployment.spec.replicaz = 2
    deployment.spec.template.spec.terminationGracePeriodSeconds = 'long'
    deployment.spec.template.spec.containers[0].imagePullPolice = 'Always'
    delete deployment.spec.selector
    const errors = (await listErrors(deployment)).join('\n')
    expect(errors).toContain('/spec/replicaz: unknown')
    expect(errors).toContain('/spec/template/spec/containers/0/imagePullPolice: unknown')
    expect(errors).toMatch(/terminationGracePeriodSeconds/)
    expect(errors).toMatch(/selector/)
  })

  it('every file is applied, and every image has a fixed version', () => {
    const files = new Set(manifests.map(({ file }) => file))
    files.delete('secret.example.yaml')
    expect(new Set(kustomization.resources)).toEqual(files)
    const tags = new Map<string, string>(
      kustomization.images.map((image: { name: string; newTag: string }) => [
        image.name,
        image.newTag,
      ]),
    )
    for (const { spec } of listKind('Deployment')) {
      const { containers, initContainers = [] } = spec.template.spec
      for (const { image } of [...containers, ...initContainers]) {
        expect(tags.get(image) ?? image.split(':')[1], image).toMatch(/^\d+\.\d+\.\d+/)
      }
    }
  })

  it('[ops.observed] the alert rules are those that promtool tests', () => {
    const rules = listKind('PrometheusRule').find(({ metadata }) => metadata.name === 'shop')
    const tested = readFileSync(join(root, 'deploy', 'monitoring', 'alerts.yaml'), 'utf8')
    expect(rules?.spec).toEqual(parse(tested))
  })

  it('every program starts before it is asked, leaves its balancer before it stops, and has time to stop', () => {
    for (const name of programs) {
      const deployment = listKind('Deployment').find(({ metadata }) => metadata.name === name)
      const { containers, terminationGracePeriodSeconds } = deployment?.spec.template.spec ?? {}
      expect(Object.keys(containers[0])).toEqual(
        expect.arrayContaining(['startupProbe', 'readinessProbe', 'livenessProbe', 'lifecycle']),
      )
      const [, waits] = containers[0].lifecycle.preStop.exec.command
      // The API needs longest: it exits after 25 s at the latest (apps/api/src/main.ts).
      expect(terminationGracePeriodSeconds - Number(waits)).toBeGreaterThanOrEqual(
        name === 'router' ? 12 : 26,
      )
      expect(deployment?.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
    }
  })

  it('every program has two pods at least, and keeps one while machines are emptied', () => {
    for (const name of programs) {
      const scaler = listKind('HorizontalPodAutoscaler').find(
        ({ spec }) => spec.scaleTargetRef.name === name,
      )
      expect(scaler?.spec.minReplicas).toBeGreaterThanOrEqual(2)
      const budget = listKind('PodDisruptionBudget').find(
        ({ spec }) => spec.selector.matchLabels.app === name,
      )
      expect(budget?.spec.maxUnavailable).toBe(1)
      expect(listKind('NetworkPolicy').map(({ metadata }) => metadata.name)).toContain(name)
    }
    expect(listKind('Cluster')[0]?.spec.instances).toBeGreaterThanOrEqual(2)
    // The change feed uses LISTEN.
    expect(listKind('Pooler')[0]?.spec.pgbouncer.poolMode).toBe('session')
  })
})
