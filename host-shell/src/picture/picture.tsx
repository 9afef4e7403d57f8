import { initialsOf } from '@portal/shared-ui/controls';
import { addressOfFile } from './file-address.ts';

/** Props of {@link Picture}. */
export interface PictureProps {
  user: { firstName: string; lastName: string; profile_img: string };
  size: number;
}

/** A person's picture, or the initials; the name stands beside it, so it says nothing itself. */
export const Picture = ({ user, size }: PictureProps) => {
  const style = { width: size, height: size, fontSize: size * 0.4 };
  if (!user.profile_img) {
    return (
      <span className="picture" style={style} aria-hidden="true">
        {initialsOf(user)}
      </span>
    );
  }
  return <img className="picture" style={style} src={addressOfFile(user.profile_img)} alt="" />;
};
