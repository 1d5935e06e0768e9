import { runNode } from './exec.mjs';

/** Starts the stand-ins of everybody by whom users sign in; gives the variables with which the server finds them. */
export async function startPeers() {
  let running;
  const env = await new Promise((resolve, reject) => {
    running = runNode(['apps/server/test/peers/start-all.ts'], {
      onLine: (line) => (line.startsWith('{') ? resolve(JSON.parse(line)) : console.error(line)),
    });
    running.then((code) => reject(new Error(`the peers ended with ${code}`)), reject);
  });
  console.error(`Which telephone this is to the carriers: ${env.KINORA_ONETAP_BROWSER_URL}/telephone`);
  return { env, peers: [running] };
}
