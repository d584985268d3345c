import Fastify from 'fastify'
import { Pool } from 'pg'
import { readBaselineServer } from '../env.ts'

/** Minimal server that sends 24 rows over HTTP: the baseline for the API’s overhead. */
const { databaseUrl, port } = readBaselineServer()
const pool = new Pool({ connectionString: databaseUrl, max: 16 })
const app = Fastify()
app.get('/health/live', async () => ({ ok: true }))
app.post('/', async () => {
  const { rows } = await pool.query({
    name: 'rows',
    text: 'select product_id, price, old_price, popularity from listing where zone_id = 1 limit 24',
  })
  return rows
})
await app.listen({ host: '127.0.0.1', port })
process.on('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
