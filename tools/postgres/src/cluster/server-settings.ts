import { archiveSettings } from '../backup/archive-settings.ts'

/**
 * Settings of the embedded server, passed on its command line at each start so that new settings
 * also apply to an older data folder.
 *
 * @param durable false for tests, whose data may be lost in a crash.
 */
export function getServerSettings(durable: boolean): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    // A socket path is limited to about a hundred bytes, and data folders may have longer paths.
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
    ...(durable ? archiveSettings : {}),
    ...(durable ? {} : disposableSettings),
  }
}

const disposableSettings = {
  // A database of a test is gone before its tables would be analyzed.
  autovacuum: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}
