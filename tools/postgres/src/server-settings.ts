/**
 * The settings of the embedded server, given on its command line at each start so that a newer
 * shop's settings reach an older data folder.
 *
 * @param durable false for tests, whose data may be lost with the machine.
 */
export function serverSettings(durable: boolean): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    // A socket's path is limited to about a hundred bytes, and data folders may lie deeper.
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_connections: durable ? '60' : '120',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    effective_cache_size: '1GB',
    random_page_cost: '1.1',
    jit: 'off',
    // Parallel workers share memory in /dev/shm, which is 64 MB in many containers.
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
}
