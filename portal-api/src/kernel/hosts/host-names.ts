/** What the world says of a name of a host; it throws where no name server answers, which is not the same as no record. */
export interface HostNames {
  /** Texts that stand at a name (TXT). */
  texts(name: string): Promise<string[]>;
  /** Names that a name stands for (CNAME). */
  aliases(name: string): Promise<string[]>;
  /** When the certificate ends that a host shows, if it shows one. */
  certificateEnd(host: string): Promise<Date | undefined>;
}
