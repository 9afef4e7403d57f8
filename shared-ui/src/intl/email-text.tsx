/** An address of a mailbox that breaks before its sign, where it does not fit on one line. */
export const EmailText = ({ value }: { value: string }) => {
  const at = value.lastIndexOf('@');
  return (
    <>
      {value.slice(0, Math.max(at, 0))}
      <wbr />
      {value.slice(Math.max(at, 0))}
    </>
  );
};
